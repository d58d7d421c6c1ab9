import * as React from 'react';
import ArrowForwardIcon from '@mui/icons-material/ArrowForwardIosSharp';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { accordionSummaryClasses } from '@mui/material/AccordionSummary';

export default function TurningIcon() {
  const id = React.useId();

  return (
    <Accordion defaultExpanded sx={{ width: '100%', maxWidth: 520 }}>
      <AccordionSummary
        id={id}
        aria-controls={`${id}-details`}
        expandIcon={<ArrowForwardIcon sx={{ fontSize: '1rem' }} />}
        sx={{
          [`& .${accordionSummaryClasses.expandIconWrapper}.${accordionSummaryClasses.expanded}`]: {
            transform: 'rotate(90deg)',
          },
        }}
      >
        Where do I board?
      </AccordionSummary>
      <AccordionDetails>At pier 2, from 8:50 AM.</AccordionDetails>
    </Accordion>
  );
}
