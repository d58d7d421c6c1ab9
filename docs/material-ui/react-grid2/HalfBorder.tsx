import Grid2 from '@mui/material/Grid2';

const cell = { p: 1.5, borderTop: 1, borderInlineStart: 1, borderColor: 'divider' };

export default function HalfBorder() {
  return (
    <Grid2
      container
      sx={{
        width: '100%',
        maxWidth: 400,
        borderBottom: 1,
        borderInlineEnd: 1,
        borderColor: 'divider',
      }}
    >
      <Grid2 size={6} sx={cell}>
        Mercury
      </Grid2>
      <Grid2 size={6} sx={cell}>
        Venus
      </Grid2>
      <Grid2 size={6} sx={cell}>
        Mars
      </Grid2>
      <Grid2 size={6} sx={cell}>
        Jupiter
      </Grid2>
    </Grid2>
  );
}
