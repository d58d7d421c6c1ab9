import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Song {
  id: number;
  title: string;
  isLiked: boolean;
}

const initialSongs = Array.from({ length: 50 }, (_, index): Song => {
  return { id: index, title: `Shanty no. ${index + 1}`, isLiked: false };
});

export default function LikedRows() {
  const [songs, setSongs] = React.useState(initialSongs);

  const columns = React.useMemo((): GridColDef<Song>[] => {
    const like = (id: number, isLiked: boolean) =>
      setSongs((all) => all.map((song) => (song.id === id ? { ...song, isLiked } : song)));
    return [
      { field: 'title', headerName: 'Song', flex: 1, minWidth: 120 },
      {
        field: 'isLiked',
        headerName: 'Liked',
        width: 80,
        renderCell: ({ row, tabIndex }) => (
          <Checkbox
            checked={row.isLiked}
            onChange={(_event, checked) => like(row.id, checked)}
            inputProps={{ 'aria-label': `Like ${row.title}`, tabIndex }}
          />
        ),
      },
    ];
  }, []);

  return (
    <Box role="group" aria-label="Songs" sx={{ width: '100%', height: 280 }}>
      <DataGrid columns={columns} rows={songs} disableRowSelectionOnClick hideFooter />
    </Box>
  );
}
