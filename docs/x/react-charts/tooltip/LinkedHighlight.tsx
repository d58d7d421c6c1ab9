import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const depots = [
  { id: 'porto', label: 'Porto', data: [12, 18, 16, 22] },
  { id: 'lyon', label: 'Lyon', data: [20, 17, 19, 21] },
  { id: 'turku', label: 'Turku', data: [8, 9, 14, 13] },
];

export default function LinkedHighlight() {
  const [depot, setDepot] = React.useState<string | null>('porto');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Depot to highlight"
        value={depot}
        onChange={(_event, next: string | null) => setDepot(next)}
      >
        {depots.map(({ id, label }) => (
          <ToggleButton key={id} value={id}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={280}
        title="Vans on the road per quarter"
        xAxis={[{ scaleType: 'point', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={depots.map((series) => ({
          ...series,
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
        highlightedItem={depot === null ? null : { seriesId: depot }}
        onHighlightChange={(item) => {
          const id = item?.seriesId;
          if (typeof id === 'string') {
            setDepot(id);
          }
        }}
      />
    </Stack>
  );
}
