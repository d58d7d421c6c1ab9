import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const notes = [
  {
    id: 'ramp',
    title: 'Ramp and elevators',
    text: 'Both piers have a ramp. Elevators: all decks.',
  },
  { id: 'seats', title: 'Reserved seats', text: 'Row 1 of the lounge, with a place for a chair.' },
];

export default function HeadingLevels() {
  const baseId = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <Typography variant="h6" component="h3" gutterBottom>
        Sailing with a wheelchair
      </Typography>
      <div>
        {notes.map(({ id, title, text }) => (
          <Accordion key={id} slotProps={{ heading: { component: 'h4' } }}>
            <AccordionSummary
              id={`${baseId}-${id}-heading`}
              aria-controls={`${baseId}-${id}-text`}
              expandIcon={<ExpandMoreIcon />}
            >
              <Typography component="span">{title}</Typography>
            </AccordionSummary>
            <AccordionDetails>
              <Typography variant="body2">{text}</Typography>
            </AccordionDetails>
          </Accordion>
        ))}
      </div>
    </Box>
  );
}
