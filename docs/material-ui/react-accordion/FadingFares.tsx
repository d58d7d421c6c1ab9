import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import type { AccordionSlots } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import Typography from '@mui/material/Typography';

const FadeDetails: AccordionSlots['transition'] = ({ in: expanded, children }) => (
  // Accordion also passes `timeout` and `ownerState`, which Fade cannot use.
  <Fade in={expanded} timeout={400} unmountOnExit>
    <div>{children}</div>
  </Fade>
);

const fares = [
  { id: 'day', title: 'Day return', text: '$18 on foot, $64 with a car' },
  { id: 'weekend', title: 'Weekend return', text: '$26 on foot, $88 with a car' },
];

export default function FadingFares() {
  const baseId = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      {fares.map(({ id, title, text }) => (
        <Accordion key={id} disableGutters slots={{ transition: FadeDetails }}>
          <AccordionSummary
            id={`${baseId}-${id}-fare`}
            aria-controls={`${baseId}-${id}-fare-details`}
            expandIcon={<ExpandMoreIcon />}
          >
            <Typography component="span">{title}</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography variant="body2">{text}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
