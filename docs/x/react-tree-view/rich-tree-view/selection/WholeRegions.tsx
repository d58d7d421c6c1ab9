import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const regions = [
  {
    id: 'coast',
    label: 'Coast',
    children: [
      { id: 'bergen', label: 'Bergen' },
      { id: 'gdynia', label: 'Gdynia' },
    ],
  },
  {
    id: 'inland',
    label: 'Inland',
    children: [
      { id: 'graz', label: 'Graz' },
      { id: 'lyon', label: 'Lyon' },
    ],
  },
];

export default function WholeRegions() {
  const [cities, setCities] = React.useState<string[]>(['bergen']);

  // A region is selected while all of its cities are.
  const whole = regions
    .filter(({ children }) => children.every(({ id }) => cities.includes(id)))
    .map(({ id }) => id);

  const select = (ids: string[]) => {
    setCities(
      regions.flatMap(({ id, children }) => {
        const wasWhole = whole.includes(id);
        const isToggled = ids.includes(id) !== wasWhole;
        const all = children.map((city) => city.id);
        return isToggled ? all.filter(() => !wasWhole) : all.filter((city) => ids.includes(city));
      }),
    );
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Cities with delivery"
        multiSelect
        checkboxSelection
        items={regions}
        defaultExpandedItems={['coast', 'inland']}
        selectedItems={[...whole, ...cities]}
        onSelectedItemsChange={(_event, ids) => select(ids)}
      />
    </Box>
  );
}
