import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
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
  { id: 'care', label: 'Care' },
];

export default function GoToItem() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button
        size="small"
        variant="outlined"
        onClick={(event) => apiRef.current?.focusItem(event, 'connect')}
      >
        Go to the pipes
      </Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Manual"
        items={chapters}
        defaultExpandedItems={['start']}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
