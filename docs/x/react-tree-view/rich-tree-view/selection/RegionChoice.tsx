import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const regions: TreeViewBaseItem[] = [
  {
    id: 'north',
    label: 'North',
    children: [
      { id: 'turku', label: 'Turku' },
      { id: 'oslo', label: 'Oslo' },
    ],
  },
  {
    id: 'south',
    label: 'South',
    children: [
      { id: 'porto', label: 'Porto' },
      { id: 'bari', label: 'Bari' },
    ],
  },
];

export default function RegionChoice() {
  const id = React.useId();
  const [chosen, setChosen] = React.useState<string[]>(['oslo', 'porto']);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 300 }}>
      <Typography id={id}>Send the report to</Typography>
      <RichTreeView
        aria-labelledby={id}
        multiSelect
        checkboxSelection
        items={regions}
        defaultExpandedItems={['north', 'south']}
        selectedItems={chosen}
        onSelectedItemsChange={(_event, ids) => setChosen(ids)}
      />
      <Typography variant="body2" role="status">
        {chosen.length} selected
      </Typography>
    </Stack>
  );
}
