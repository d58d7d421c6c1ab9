import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const stock = [
  { id: 'tools', label: 'Tools', children: [{ id: 'saw', label: 'Band saw' }] },
  { id: 'paint', label: 'Paint', children: [{ id: 'red', label: 'Red oxide' }] },
];

export default function OpenFromOutside() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack
      spacing={1}
      sx={{ width: '100%', maxWidth: 320, minHeight: 160, alignItems: 'flex-start' }}
    >
      <Button
        size="small"
        variant="outlined"
        onClick={(event) => apiRef.current?.setItemExpansion(event, 'paint', true)}
      >
        Open the paint
      </Button>
      <RichTreeView apiRef={apiRef} aria-label="Stock" items={stock} sx={{ width: '100%' }} />
    </Stack>
  );
}
