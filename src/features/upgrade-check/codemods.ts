import type { Finding } from './result';

/** Codemods of the release that the comparison is about. */
const RUNNER = 'npx @mui/codemod@6.1';

/** Where most applications have their code. */
const FOLDER = 'src';

export const commandOf = (codemod: string) => `${RUNNER} ${codemod} ${FOLDER}`;

/** The codemods that change some of the findings, in the order of these. */
export const codemodsOf = (findings: readonly Finding[]): readonly string[] => [
  ...new Set(findings.flatMap(({ codemod }) => codemod ?? [])),
];
