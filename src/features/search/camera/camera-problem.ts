/** Why there is no picture: somebody or a policy forbids it, there is no camera, another program has it, or it broke. */
export type CameraProblem = 'denied' | 'absent' | 'busy' | 'failed';

/** The names that browsers give these failures (W3C, Media Capture and Streams, getUserMedia). */
const PROBLEMS: ReadonlyMap<string, CameraProblem> = new Map([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'absent'],
  ['OverconstrainedError', 'absent'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
]);

export function cameraProblem(error: unknown): CameraProblem {
  return (error instanceof Error ? PROBLEMS.get(error.name) : undefined) ?? 'failed';
}
