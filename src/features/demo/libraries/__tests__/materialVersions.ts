import type { LibraryProps } from '@site/plugins/content/demos/contract';
import { DEMO_LIBRARIES } from '@site/src/site/demoLibraries';
import type { ComponentType, ElementType } from 'react';
import type * as styles from '../material/modules/styles';
import type { LibrarySettings } from '../librarySettings';
import type { StyleRules } from '../changedRules';

/** Creates a theme of a version, which all have the same settings. */
type CreateSiteTheme = (settings: LibrarySettings) => {
  readonly direction: string;
  readonly generateStyleSheets: () => readonly StyleRules[];
};

const load = <Module extends object>(request: string) => jest.requireActual<Module>(request);

/** The versions of Material UI in this site, the newest first, by the name of their wrapper. */
export const MATERIAL_VERSIONS = DEMO_LIBRARIES.filter(({ newest }) => newest === 'material').map(
  ({ id, installedAs, theme }) => ({
    name: id,
    theme,
    Library: load<{ default: ComponentType<LibraryProps> }>(`../${id}`).default,
    createSiteTheme: load<{ createMaterialTheme: CreateSiteTheme }>(`../${id}/createMaterialTheme`)
      .createMaterialTheme,
    styles: load<typeof styles>(`../${id}/modules/styles`),
    component: (name: string) => load<{ default: ElementType }>(`${installedAs}/${name}`).default,
  }),
);
