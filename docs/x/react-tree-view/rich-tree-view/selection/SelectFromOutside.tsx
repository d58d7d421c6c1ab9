import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const routes = [
  { id: 'coast', label: 'Coast', children: [{ id: 'bergen', label: 'Oslo to Bergen' }] },
  { id: 'river', label: 'River' },
];

export default function SelectFromOutside() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack
      spacing={1}
      sx={{ width: '100%', maxWidth: 320, minHeight: 160, alignItems: 'flex-start' }}
    >
      <Button
        size="small"
        variant="outlined"
        onClick={(event) =>
          apiRef.current?.selectItem({ event, itemId: 'bergen', shouldBeSelected: true })
        }
      >
        Select the route to Bergen
      </Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Routes"
        items={routes}
        defaultExpandedItems={['coast']}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
