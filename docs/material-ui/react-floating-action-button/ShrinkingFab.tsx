import * as React from 'react';
import AddLocationAltIcon from '@mui/icons-material/AddLocationAlt';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';

const log = ['06:10 Fog', '06:40 Alder', '07:05 Yellow flag', '07:30 Bog bean', '08:15 Sundew'];

export default function ShrinkingFab() {
  const [sightings, setSightings] = React.useState(log);
  const [scrolled, setScrolled] = React.useState(false);
  const add = () => setSightings([`09:00 Find ${sightings.length + 1}`, ...sightings]);

  return (
    <Box sx={{ position: 'relative', width: '100%', maxWidth: 320 }}>
      <Box
        role="log"
        aria-label="Sightings"
        tabIndex={0}
        onScroll={(event) => setScrolled(event.currentTarget.scrollTop > 8)}
        sx={{ height: 200, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 2 }}
      >
        {sightings.map((sighting) => (
          <Typography key={sighting} sx={{ px: 2, py: 1.25, '&:last-child': { pb: 9 } }}>
            {sighting}
          </Typography>
        ))}
      </Box>
      <Fab
        color="secondary"
        variant={scrolled ? 'circular' : 'extended'}
        size={scrolled ? 'medium' : 'large'}
        aria-label="New sighting"
        onClick={add}
        sx={{ position: 'absolute', insetInlineEnd: 16, bottom: 16 }}
      >
        <AddLocationAltIcon sx={{ marginInlineEnd: scrolled ? 0 : 1 }} />
        {!scrolled && 'New sighting'}
      </Fab>
    </Box>
  );
}
