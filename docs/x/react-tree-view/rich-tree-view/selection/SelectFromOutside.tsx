import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const routes = [
  { id: 'islands', label: 'Islands', children: [{ id: 'korpo', label: 'Turku to Korpo' }] },
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
          apiRef.current?.selectItem({ event, itemId: 'korpo', shouldBeSelected: true })
        }
      >
        Select the route to Korpo
      </Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Routes"
        items={routes}
        defaultExpandedItems={['islands']}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
