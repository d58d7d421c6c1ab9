import { major } from 'semver';
import type { ApiFile } from '../../../common/api-model/apiModel';

/** A rename. Several names may have been merged into one. */
export interface ApiRename {
  readonly component: string;
  readonly subject: 'prop' | 'slot' | 'class';
  readonly from: readonly string[];
  readonly to: string;
}

interface RenamesOfRelease {
  readonly package: string;
  /** Major versions. */
  readonly from: number;
  readonly to: number;
  readonly renames: readonly ApiRename[];
}

/**
 * Renames, which cannot be derived from models. Only list complete replacements: a mere
 * recommendation stays "deprecated" with its reason.
 */
const RENAMES: readonly RenamesOfRelease[] = [
  {
    package: '@mui/material',
    from: 5,
    to: 6,
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

/** Returns the renames between the major versions of two models of a package. */
export function renamesBetween(
  older: Pick<ApiFile, 'package' | 'version'>,
  newer: Pick<ApiFile, 'package' | 'version'>,
): readonly ApiRename[] {
  return RENAMES.filter(
    (release) =>
      release.package === newer.package &&
      release.from === major(older.version) &&
      release.to === major(newer.version),
  ).flatMap(({ renames }) => renames);
}
