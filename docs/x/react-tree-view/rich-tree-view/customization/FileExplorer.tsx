import * as React from 'react';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import DocumentIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';

interface File {
  id: string;
  label: string;
  kind: 'folder' | 'image' | 'document';
  children?: File[];
}

const files: File[] = [
  {
    id: 'survey',
    label: 'Survey',
    kind: 'folder',
    children: [
      { id: 'pier', label: 'Pier.jpg', kind: 'image' },
      { id: 'report', label: 'Report.pdf', kind: 'document' },
    ],
  },
];

const icons = { folder: FolderIcon, image: ImageIcon, document: DocumentIcon };

const FileItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(function FileItem(props, ref) {
  const { publicAPI } = useTreeItem2({ itemId: props.itemId });
  const file: File = publicAPI.getItem(props.itemId);
  const Icon = icons[file.kind];

  const label = (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Icon fontSize="small" />
      <span>{props.label}</span>
    </Stack>
  );
  return <TreeItem2 {...props} ref={ref} label={label} />;
});

export default function FileExplorer() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 120 }}>
      <RichTreeView
        aria-label="Files"
        items={files}
        defaultExpandedItems={['survey']}
        slots={{ item: FileItem }}
      />
    </Box>
  );
}
