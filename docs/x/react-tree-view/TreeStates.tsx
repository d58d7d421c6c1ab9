import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const trees = [
  { name: 'Default' },
  { name: 'Disabled items take focus', disabledItemsFocusable: true },
  { name: 'No selection', disableSelection: true },
];

export default function TreeStates() {
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(3, 1fr)' }, gap: 2, width: '100%' }}
    >
      {trees.map(({ name, ...props }) => (
        <Box key={name}>
          <Typography variant="body2" gutterBottom>
            {name}
          </Typography>
          <SimpleTreeView
            {...props}
            aria-label={`Shelves: ${name}`}
            defaultExpandedItems={['aisle']}
            defaultSelectedItems="shelf-1"
          >
            <TreeItem itemId="aisle" label="Aisle A">
              <TreeItem itemId="shelf-1" label="Shelf 1" />
              <TreeItem itemId="shelf-2" label="Shelf 2 (repair)" disabled />
            </TreeItem>
            <TreeItem itemId="cold" label="Cold store">
              <TreeItem itemId="box-1" label="Box 1" />
            </TreeItem>
          </SimpleTreeView>
        </Box>
      ))}
    </Box>
  );
}
