import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const districts = [
  { name: 'Hill district', pipes: ['3.1 bar', '2.9 bar', '3.0 bar'] },
  { name: 'Harbor district', pipes: ['4.8 bar', '4.6 bar', '4.7 bar'] },
];

export default function NestedGrid() {
  return (
    <Grid container spacing={3}>
      {districts.map(({ name, pipes }) => (
        <Grid key={name} item xs={12} sm={6}>
          <Typography variant="subtitle2" component="div" gutterBottom color="textPrimary">
            {name}
          </Typography>
          <Grid container spacing={1}>
            {pipes.map((pressure) => (
              <Grid key={pressure} item xs={4}>
                <Box
                  sx={{
                    py: 1,
                    borderRadius: 1,
                    textAlign: 'center',
                    bgcolor: 'primary.main',
                    color: 'primary.contrastText',
                  }}
                >
                  {pressure}
                </Box>
              </Grid>
            ))}
          </Grid>
        </Grid>
      ))}
    </Grid>
  );
}
