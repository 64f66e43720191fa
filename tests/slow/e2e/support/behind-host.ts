import { CHANGES, type Change, type Changes } from './host-changes';
import { openHostLaboratory, type HostLaboratory } from './host-laboratory';
import { startHost, type HostKind } from './hosts';

/** Nobody listens at the port of discarded things. */
export const NOBODY = 9;

/** How an installation differs from the files as they are. */
export interface Setting {
  readonly closedStart?: boolean;
  /** The app server hands an account out, for print links. */
  readonly presetUser?: boolean;
  readonly changes?: (
    ways: Changes,
    laboratory: HostLaboratory,
  ) => Promise<readonly Change[]> | readonly Change[];
}

export type Installation = Awaited<ReturnType<typeof install>>;

/** A laboratory of its own behind a real web server, as an installer leaves it. */
export async function install(kind: HostKind, setting: Setting = {}) {
  const { closedStart = false, presetUser = false, changes } = setting;
  const ways = CHANGES[kind.name];
  if (ways === undefined) throw new Error(`no changes are known for ${kind.name}`);
  const laboratory = await openHostLaboratory({ closedStart, presetUser });
  const host = await startHost(kind, {
    laboratory: laboratory.port,
    changes: (await changes?.(ways, laboratory)) ?? [],
  });
  return {
    host,
    laboratory,
    close: async (): Promise<void> => {
      await host.stop();
      await laboratory.close();
    },
  };
}
