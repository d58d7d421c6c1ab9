import type * as React from 'react';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import OutboxIcon from '@mui/icons-material/OutboxOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

interface FolderLabelProps {
  icon: React.ReactNode;
  name: string;
  unread: number;
}

function FolderLabel({ icon, name, unread }: FolderLabelProps) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', py: 0.5 }}>
      {icon}
      <span>{name}</span>
      <Box component="span" sx={{ flexGrow: 1, textAlign: 'end' }}>
        {unread}
      </Box>
    </Stack>
  );
}

export default function MailFolders() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <SimpleTreeView aria-label="Mail folders, with unread messages">
        <TreeItem
          itemId="inbox"
          label={<FolderLabel icon={<InboxIcon />} name="Inbox" unread={12} />}
        />
        <TreeItem
          itemId="sent"
          label={<FolderLabel icon={<OutboxIcon />} name="Sent" unread={0} />}
        />
      </SimpleTreeView>
    </Box>
  );
}
