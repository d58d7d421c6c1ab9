import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';

const text = `Day 1: rest, plenty of water
Day 2: light meals
Day 3: short walk
Day 4: remove the bandage
Day 5: call the clinic`;

const fields = [
  { id: 'all-rows', label: 'No limits', limits: {} },
  { id: 'min-rows', label: 'At least 9 rows', limits: { minRows: 9 } },
  { id: 'max-rows', label: 'At most 3 rows', limits: { maxRows: 3 } },
];

export default function RowLimits() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(190px, 100%), 1fr))',
        alignItems: 'start',
        gap: 2,
        width: '100%',
        maxWidth: 640,
        color: 'text.primary',
      }}
    >
      {fields.map(({ id, label, limits }) => (
        <Box key={id} sx={{ display: 'grid', gap: 1 }}>
          <Typography component="label" htmlFor={id} variant="subtitle2">
            {label}
          </Typography>
          <Box
            component={TextareaAutosize}
            id={id}
            defaultValue={text}
            {...limits}
            sx={{
              typography: 'body2',
              p: 1.5,
              border: 1,
              borderColor: 'text.secondary',
              borderRadius: 2,
              bgcolor: 'transparent',
              color: 'inherit',
              resize: 'none',
            }}
          />
        </Box>
      ))}
    </Box>
  );
}
