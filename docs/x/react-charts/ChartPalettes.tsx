import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
} from '@mui/x-charts/colorPalettes';

const palettes = [
  { name: 'Blueberry Twilight', colors: blueberryTwilightPalette },
  { name: 'Mango Fusion', colors: mangoFusionPalette },
  { name: 'Cheerful Fiesta', colors: cheerfulFiestaPalette },
];

const data = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((zone) => ({
  id: zone,
  value: 20 - zone,
  label: `Zone ${zone}`,
}));

export default function ChartPalettes() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(3, 1fr)' }, width: '100%' }}>
      {palettes.map(({ name, colors }) => (
        <Box key={name} sx={{ minWidth: 0, textAlign: 'center' }}>
          <PieChart
            height={140}
            title={`Riders by zone, ${name}`}
            colors={colors}
            margin={{ top: 8, bottom: 8, left: 8, right: 8 }}
            series={[{ data, innerRadius: '50%' }]}
            slotProps={{ legend: { hidden: true } }}
          />
          <Typography variant="body2">{name}</Typography>
        </Box>
      ))}
    </Box>
  );
}
