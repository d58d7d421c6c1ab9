import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as colors from '@mui/material/colors';

type HueName = Exclude<keyof typeof colors, 'common'>;

const names = Object.keys(colors)
  .filter((name): name is HueName => name !== 'common')
  .sort();
const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;

export default function HueList() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      {names.map((name) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" sx={{ width: 88 }}>
            {name}
          </Typography>
          <Box sx={{ display: 'flex', flexGrow: 1 }}>
            {shades.map((shade) => (
              <Box key={shade} sx={{ flexGrow: 1, height: 24, bgcolor: colors[name][shade] }} />
            ))}
          </Box>
          <Typography variant="body2" sx={{ width: 64 }}>
            <bdi>{colors[name][500]}</bdi>
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
