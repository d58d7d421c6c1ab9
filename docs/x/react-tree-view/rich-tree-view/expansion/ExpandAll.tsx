import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const parents = ['fiction', 'science'];

export default function ExpandAll() {
  const [expanded, setExpanded] = React.useState<string[]>(['fiction']);
  const allOpen = expanded.length === parents.length;

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button size="small" onClick={() => setExpanded(allOpen ? [] : parents)}>
        {allOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      <SimpleTreeView
        aria-label="Shelves of the library"
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
      >
        <TreeItem itemId="fiction" label="Fiction">
          <TreeItem itemId="novels" label="Novels" />
          <TreeItem itemId="stories" label="Short stories" />
        </TreeItem>
        <TreeItem itemId="science" label="Science">
          <TreeItem itemId="physics" label="Physics" />
          <TreeItem itemId="botany" label="Botany" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
