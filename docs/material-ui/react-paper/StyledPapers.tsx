import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const KraftPaper = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(2),
  backgroundColor: '#c9a678',
  backgroundImage: 'none',
  color: '#2d1f10',
}));

export default function StyledPapers() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 480,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { sm: '1fr 1fr' },
      }}
    >
      <Paper
        variant="outlined"
        sx={{
          p: 2,
          borderRadius: 3,
          borderInlineStart: '6px solid',
          borderInlineStartColor: 'primary.main',
        }}
      >
        <Typography variant="subtitle2" component="h3">
          Cotton, 300 g
        </Typography>
        <Typography variant="body2">$2.40 a sheet</Typography>
      </Paper>
      <KraftPaper>
        <Typography variant="subtitle2" component="h3">
          Kraft, 250 g
        </Typography>
        <Typography variant="body2">$0.90 a sheet</Typography>
      </KraftPaper>
    </Box>
  );
}
