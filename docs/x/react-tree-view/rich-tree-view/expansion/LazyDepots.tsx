import * as React from 'react';
import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

// A closed item needs a child, or users could not open it.
const closed = (id: string, label: string): TreeViewBaseItem => ({
  id,
  label,
  children: [{ id: `${id}/loading`, label: 'Loading…' }],
});

// Stands in for a request.
async function loadVans(depot: string): Promise<TreeViewBaseItem[]> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return [1, 2, 3].map((van) => ({ id: `${depot}/${van}`, label: `Van ${van}` }));
}

export default function LazyDepots() {
  const [items, setItems] = React.useState([closed('porto', 'Porto'), closed('turku', 'Turku')]);

  const load = async (id: string) => {
    const failed = { id: `${id}/failed`, label: 'Not loaded. Close and open to try again.' };
    const children = await loadVans(id).catch(() => [failed]);
    setItems((all) => all.map((item) => (item.id === id ? { ...item, children } : item)));
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 200 }}>
      <RichTreeView
        aria-label="Vans by depot"
        items={items}
        onItemExpansionToggle={(_event, id, isExpanded) => {
          if (isExpanded) void load(id);
        }}
      />
    </Box>
  );
}
