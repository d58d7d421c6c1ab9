import Chip from '@mui/material/Chip';
import type { ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const courses: { label: string; color: ChipProps['color'] }[] = [
  { label: 'Sides', color: 'default' },
  { label: 'Soups', color: 'primary' },
  { label: 'Desserts', color: 'secondary' },
  { label: 'Salads', color: 'success' },
];

export default function ChipVariants() {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      {(['filled', 'outlined'] as const).map((variant) => (
        <Stack key={variant} direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {courses.map(({ label, color }) => (
            <Chip key={label} label={label} color={color} variant={variant} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
