import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Harbor {
  id: string;
  label: string;
  berths: number;
  children?: Harbor[];
}

const harbors: Harbor[] = [
  {
    id: 'west',
    label: 'Norway',
    berths: 14,
    children: [
      { id: 'bergen', label: 'Bergen', berths: 5 },
      { id: 'oslo', label: 'Oslo', berths: 9 },
    ],
  },
  { id: 'city', label: 'City quay', berths: 22 },
];

export default function ItemFacts() {
  const apiRef = useTreeViewApiRef();
  const [facts, setFacts] = React.useState('Select a harbor.');

  const show = (id: string | null) => {
    const harbor: Harbor | undefined = id === null ? undefined : apiRef.current?.getItem(id);
    setFacts(harbor ? `${harbor.label}: ${harbor.berths} berths` : 'Select a harbor.');
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 200 }}>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Harbors"
        items={harbors}
        defaultExpandedItems={['west']}
        onSelectedItemsChange={(_event, id) => show(id)}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {facts}
      </Typography>
    </Box>
  );
}
