import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const chapters: TreeViewBaseItem[] = [
  {
    id: 'start',
    label: 'Getting started',
    children: [
      { id: 'unpack', label: 'Unpack the boiler' },
      { id: 'connect', label: 'Connect the pipes' },
    ],
  },
  { id: 'care', label: 'Care', children: [{ id: 'descale', label: 'Descale the tank' }] },
];

const expandable = ['start', 'care'];

export default function ControlledTree() {
  const [expanded, setExpanded] = React.useState<string[]>(['start']);
  const [page, setPage] = React.useState<string | null>('connect');
  const allOpen = expanded.length === expandable.length;

  return (
    <Stack
      spacing={1}
      sx={{ width: '100%', maxWidth: 360, minHeight: 300, alignItems: 'flex-start' }}
    >
      <Button size="small" onClick={() => setExpanded(allOpen ? [] : expandable)}>
        {allOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      <RichTreeView
        aria-label="Manual"
        items={chapters}
        expansionTrigger="iconContainer"
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
        selectedItems={page}
        onSelectedItemsChange={(_event, id) => setPage(id)}
        sx={{ width: '100%' }}
      />
      <Typography variant="body2" role="status">
        Open page: {page ?? 'none'}
      </Typography>
    </Stack>
  );
}
