import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Why there is no picture: somebody or a policy forbids it, there is no camera, another program has it, or it broke. */
type CameraProblem = 'denied' | 'absent' | 'busy' | 'failed';

/** The names that browsers give these failures (W3C, Media Capture and Streams, getUserMedia). */
const PROBLEMS: ReadonlyMap<string, CameraProblem> = new Map([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'absent'],
  ['OverconstrainedError', 'absent'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
]);

function cameraProblem(error: unknown): CameraProblem {
  return (error instanceof Error ? PROBLEMS.get(error.name) : undefined) ?? 'failed';
}

/** The browser's own reader (W3C, Accelerated Shape Detection), which TypeScript does not know. */
interface BarcodeDetector {
  readonly detect: (picture: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: new (options: { readonly formats: readonly string[] }) => BarcodeDetector;
  }
}

/** What the camera does: it starts, looks for a code, rests while its tab is hidden, or cannot be had. */
export type CameraState = 'starting' | 'looking' | 'resting' | CameraProblem;

/** Of samples and orders. */
const FORMATS = ['code_128', 'qr_code'];
/** Milliseconds between two looks: a hand holds a tube still for longer. */
const PAUSE = 150;
/** Wide enough for the narrowest bars of a tube's label held at a hand's distance. */
const PICTURE: MediaStreamConstraints = {
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** True if this browser has cameras, over https alone, and reads codes by itself. */
export function canScan(): boolean {
  return 'mediaDevices' in navigator && window.BarcodeDetector !== undefined;
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/**
 * Looks through the camera for a code while the component lives and its tab is in sight; `onText` is told of a text that was read
 * twice in a row, because one wrong look would be another number. Gives the element for the picture its place in `video`. Only
 * where `canScan`.
 */
export function useCamera(onText: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const found = useEffectEvent(onText);
  useEffect(() => {
    const detector = window.BarcodeDetector && new window.BarcodeDetector({ formats: FORMATS });
    let stream: MediaStream | null = null;
    let isOver = false;
    let isReading = false;
    let last: string | null = null;
    const rest = () => {
      stop(stream);
      stream = null;
      last = null;
    };
    const start = async () => {
      setState('starting');
      try {
        const opened = await navigator.mediaDevices.getUserMedia(PICTURE);
        // Closed or hidden while somebody was asked.
        if (isOver || document.hidden) stop(opened);
        else {
          stream = opened;
          if (video.current !== null) video.current.srcObject = opened;
          setState('looking');
        }
      } catch (error) {
        setState(cameraProblem(error));
      }
    };
    const look = async () => {
      const element = video.current;
      const looked = stream;
      if (looked === null || isReading || element === null || element.videoWidth === 0) return;
      isReading = true;
      try {
        const text = (await detector?.detect(element))?.[0]?.rawValue ?? null;
        // Hidden or closed meanwhile.
        if (stream !== looked) return;
        if (text !== null && text === last) {
          rest();
          found(text);
        } else last = text;
      } catch (error) {
        rest();
        setState(cameraProblem(error));
      } finally {
        isReading = false;
      }
    };
    const turn = () => {
      if (document.hidden) {
        rest();
        setState('resting');
      } else if (stream === null) void start();
    };
    void start();
    const timer = setInterval(() => void look(), PAUSE);
    document.addEventListener('visibilitychange', turn);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
      rest();
    };
  }, []);
  return { video, state };
}
