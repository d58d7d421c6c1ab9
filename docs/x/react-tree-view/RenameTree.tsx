import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const folders: TreeViewBaseItem[] = [
  {
    id: 'photos',
    label: 'Photos',
    children: [
      { id: 'summer', label: 'Summer 2024' },
      { id: 'winter', label: 'Winter 2025' },
    ],
  },
];

export default function RenameTree() {
  const [message, setMessage] = React.useState('');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 180 }}>
      <RichTreeView
        aria-label="Folders"
        items={folders}
        defaultExpandedItems={['photos']}
        experimentalFeatures={{ labelEditing: true }}
        isItemEditable={(item) => !item.children}
        onItemLabelChange={(_id, label) => setMessage(`Renamed to ${label}`)}
      />
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {message}
      </Typography>
    </Stack>
  );
}
