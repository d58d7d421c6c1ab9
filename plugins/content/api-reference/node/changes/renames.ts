import type { ApiFile } from '../../contract';

/** What stands for something else now. Several names may have become one. */
export interface ApiRename {
  readonly component: string;
  readonly subject: 'prop' | 'slot' | 'class';
  readonly from: readonly string[];
  readonly to: string;
}

interface RenamesOfRelease {
  readonly package: string;
  /** The major versions. */
  readonly from: string;
  readonly to: string;
  readonly renames: readonly ApiRename[];
}

/**
 * Names that two models cannot know to mean the same. Only what replaces the former thing in full
 * belongs here: what is merely recommended instead stays "deprecated", with its reason.
 */
const RENAMES: readonly RenamesOfRelease[] = [
  {
    package: '@mui/material',
    from: '5',
    to: '6',
    renames: [
      { component: 'Grid2', subject: 'prop', from: ['xs', 'sm', 'md', 'lg', 'xl'], to: 'size' },
      {
        component: 'Grid2',
        subject: 'prop',
        from: ['xsOffset', 'smOffset', 'mdOffset', 'lgOffset', 'xlOffset'],
        to: 'offset',
      },
    ],
  },
];

/** The leading number of a version. */
const majorOf = (version: string) => version.split('.', 1)[0];

/** What was renamed between the major versions of two models of one package. */
export function renamesBetween(
  older: Pick<ApiFile, 'package' | 'version'>,
  newer: Pick<ApiFile, 'package' | 'version'>,
): readonly ApiRename[] {
  return RENAMES.filter(
    (release) =>
      release.package === newer.package &&
      release.from === majorOf(older.version) &&
      release.to === majorOf(newer.version),
  ).flatMap(({ renames }) => renames);
}
