import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface StoragePlace {
  code: string;
  name: string;
  closed?: boolean;
  children?: StoragePlace[];
}

const places: StoragePlace[] = [
  {
    code: 'H1',
    name: 'Hall 1',
    children: [
      { code: 'H1-A', name: 'Aisle A', children: [{ code: 'H1-A-1', name: 'Shelf 1' }] },
      { code: 'H1-B', name: 'Aisle B (closed for repair)', closed: true },
    ],
  },
  { code: 'H2', name: 'Hall 2', children: [{ code: 'H2-C', name: 'Cold store' }] },
];

const getId = (place: StoragePlace) => place.code;
const getLabel = (place: StoragePlace) => place.name;
const isClosed = (place: StoragePlace) => place.closed === true;

export default function WarehouseTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 220 }}>
      <RichTreeView
        aria-label="Storage places"
        items={places}
        getItemId={getId}
        getItemLabel={getLabel}
        isItemDisabled={isClosed}
        defaultExpandedItems={['H1']}
      />
    </Box>
  );
}
