/**
 * Where the files of a release come from, as an in-toto statement with SLSA's provenance (version 1): what was made, of which
 * sources, by which command. It holds no hour, so that the same commit gives the same statement.
 * @param {{ subjects: readonly { name: string, sha256: string }[], commit: { id: string, tree: string }, isChanged: boolean,
 *   lockfile: string, command: string, tools: Readonly<Record<string, string>> }} release sha256 of package-lock.json; versions
 */
export function statementOf({ subjects, commit, isChanged, lockfile, command, tools }) {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: subjects.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:laboratory-results-portal:npm-run-release:1',
        externalParameters: { command },
        internalParameters: { ...tools, checkoutDiffersFromCommit: isChanged },
        resolvedDependencies: [
          { name: 'commit', digest: { gitCommit: commit.id } },
          { name: 'sources', digest: { gitTree: commit.tree } },
          { name: 'package-lock.json', digest: { sha256: lockfile } },
        ],
      },
      runDetails: { builder: { id: 'urn:laboratory-results-portal:npm-run-release' } },
    },
  };
}

/** The lines of SHA256SUMS, as `sha256sum --check` reads them. */
export const sumsOf = (subjects) =>
  subjects.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');
