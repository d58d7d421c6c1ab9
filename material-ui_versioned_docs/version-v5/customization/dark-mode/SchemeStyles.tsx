import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Notice = styled('div')(({ theme }) => [
  {
    padding: theme.spacing(2),
    borderRadius: 8,
    borderInlineStart: '4px solid',
    color: '#3e2723',
    backgroundColor: '#fff3e0',
    borderColor: '#ef6c00',
  },
  theme.applyStyles('dark', {
    color: '#ffe0b2',
    backgroundColor: '#2b1d0e',
    borderColor: '#ffb74d',
  }),
]);

export default function SchemeStyles() {
  return (
    <Notice>
      <Typography sx={{ fontWeight: 'bold' }}>Gate changed</Typography>
      <Typography variant="body2">Flight 4417 to Lisbon now leaves from gate B12.</Typography>
    </Notice>
  );
}
