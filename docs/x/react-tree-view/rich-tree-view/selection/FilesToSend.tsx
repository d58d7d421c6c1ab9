import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const documents = [
  {
    id: 'permits',
    label: 'Permits',
    children: [
      { id: 'building', label: 'Building permit.pdf' },
      { id: 'noise', label: 'Noise permit.pdf' },
    ],
  },
  { id: 'budget', label: 'Budget.xlsx' },
];

export default function FilesToSend() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 150 }}>
      <RichTreeView
        multiSelect
        aria-label="Files to send"
        items={documents}
        defaultExpandedItems={['permits']}
        defaultSelectedItems={['building', 'budget']}
      />
    </Box>
  );
}
