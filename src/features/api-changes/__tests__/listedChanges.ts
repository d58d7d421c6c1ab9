import type { ApiChangesFile } from '@site/plugins/content/api-changes/contract';

/** Contains each kind and subject of change. */
export const CHANGES: ApiChangesFile = {
  schema: 1,
  package: '@mui/material',
  from: '5.16.7',
  to: '6.1.0',
  components: [
    {
      name: 'Grid2',
      slug: 'grid-2',
      changes: [
        { kind: 'renamed', subject: 'component', name: 'Grid2', from: 'Unstable_Grid2' },
        { kind: 'removed', subject: 'prop', name: 'disableEqualOverflow' },
        {
          kind: 'renamed',
          subject: 'prop',
          name: 'size',
          from: 'xs, sm',
          anchor: 'grid-2-prop-size',
        },
      ],
    },
    {
      name: 'OldCard',
      slug: 'old-card',
      changes: [{ kind: 'removed', subject: 'component', name: 'OldCard' }],
    },
    {
      name: 'Tab',
      slug: 'tab',
      changes: [
        {
          kind: 'deprecated',
          subject: 'prop',
          name: 'components',
          note: 'use the `slots` prop instead.',
          anchor: 'tab-prop-components',
        },
        {
          kind: 'defaultChanged',
          subject: 'prop',
          name: 'disabled',
          to: 'false',
          anchor: 'tab-prop-disabled',
        },
        {
          kind: 'typeChanged',
          subject: 'prop',
          name: 'slotProps',
          from: 'object',
          to: 'func | object',
          anchor: 'tab-prop-slotProps',
        },
        {
          kind: 'requiredChanged',
          subject: 'prop',
          name: 'value',
          from: 'optional',
          to: 'required',
          anchor: 'tab-prop-value',
        },
        { kind: 'undeprecated', subject: 'prop', name: 'wrapped', anchor: 'tab-prop-wrapped' },
        {
          kind: 'added',
          subject: 'slot',
          name: 'root',
          className: 'MuiTab-root',
          anchor: 'Tab-css-MuiTab-root',
        },
        {
          kind: 'deprecated',
          subject: 'class',
          name: 'iconWrapper',
          className: 'MuiTab-iconWrapper',
          note: 'Combine the [.MuiTab-icon](/material-ui/api/tab/#tab-classes-icon) and others. See [Migrating from deprecated APIs](/material-ui/migration/migrating-from-deprecated-apis/) for more details.',
          anchor: 'tab-classes-MuiTab-iconWrapper',
        },
      ],
    },
  ],
};
