import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const beds = [
  {
    id: 'herbs',
    label: 'Herbs',
    children: [
      { id: 'sage', label: 'Sage' },
      { id: 'thyme', label: 'Thyme' },
    ],
  },
  {
    id: 'roots',
    label: 'Roots',
    children: [
      { id: 'beet', label: 'Beetroot' },
      { id: 'parsnip', label: 'Parsnip' },
    ],
  },
];

export default function PlantSearch() {
  const [search, setSearch] = React.useState('');
  const [expanded, setExpanded] = React.useState(['herbs', 'roots']);

  const found = beds
    .map((bed) => ({
      ...bed,
      children: bed.children.filter(({ label }) =>
        label.toLowerCase().includes(search.toLowerCase()),
      ),
    }))
    .filter(({ children }) => children.length > 0);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 300 }}>
      <TextField
        label="Search plants"
        size="small"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <RichTreeView
        aria-label="Plants"
        items={found}
        expandedItems={search === '' ? expanded : found.map(({ id }) => id)}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
      />
      <Typography role="status">{found.length > 0 ? '' : 'No plants found'}</Typography>
    </Stack>
  );
}
