import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const legs = [
  {
    id: 'collapsed',
    title: 'Friday, to Tarn Island',
    text: 'Departs 9:20 AM from pier 2.',
  },
  {
    id: 'expanded',
    title: 'Sunday, back to Newport',
    text: 'Departs 5:45 PM from the old harbor.',
    props: { defaultExpanded: true },
  },
  {
    id: 'error',
    title: 'Error: one passenger has no name',
    text: 'Enter the name of passenger 3 before March 2.',
    error: true,
  },
  {
    id: 'disabled',
    title: 'Disabled: seats',
    text: 'Seats 41 and 42.',
    props: { disabled: true },
  },
];

export default function AccordionStates() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520, color: 'text.primary' }}>
      <div>
        {legs.map(({ id, title, text, error, props }) => (
          <Accordion key={id} disableGutters {...props}>
            <AccordionSummary
              id={`${id}-leg`}
              aria-controls={`${id}-leg-details`}
              expandIcon={<ExpandMoreIcon />}
              sx={{ '& .MuiAccordionSummary-content': { alignItems: 'center', gap: 1 } }}
            >
              {error && <ErrorOutlineIcon color="error" />}
              <Typography component="span">{title}</Typography>
            </AccordionSummary>
            <AccordionDetails>
              <Typography variant="body2">{text}</Typography>
            </AccordionDetails>
          </Accordion>
        ))}
      </div>
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        Seats open three days before departure.
      </Typography>
    </Box>
  );
}
