import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const halls = [
  {
    id: 'hall',
    label: 'Hall 1',
    children: [
      { id: 'aisle', label: 'Aisle A' },
      { id: 'store', label: 'Store' },
    ],
  },
];

export default function RichTreeViewPicture() {
  return (
    <RichTreeView
      aria-label="Storage places"
      items={halls}
      defaultExpandedItems={['hall']}
      defaultSelectedItems={['aisle']}
      multiSelect
      checkboxSelection
      sx={{ width: 136 }}
    />
  );
}
