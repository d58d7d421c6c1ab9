import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { accordionSummaryClasses } from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const StartIconSummary = styled(AccordionSummary)(({ theme }) => ({
  flexDirection: 'row-reverse',
  gap: theme.spacing(1),
  [`&.${accordionSummaryClasses.expanded}`]: {
    color: (theme.vars || theme).palette.primary.main,
  },
}));

const stops = [
  { id: 'newport', name: 'Newport', text: 'Pier 2. Parking for 300 cars, $9 a day.' },
  { id: 'tarn', name: 'Tarn Island', text: 'The bus to the village waits for each ship.' },
];

export default function StyledAccordions() {
  const baseId = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      {stops.map(({ id, name, text }) => (
        <Accordion
          key={id}
          disableGutters
          elevation={0}
          sx={{
            bgcolor: 'transparent',
            borderBlockEnd: '1px solid',
            borderColor: 'divider',
            '&::before': { display: 'none' },
          }}
        >
          <StartIconSummary
            id={`${baseId}-${id}-stop`}
            aria-controls={`${baseId}-${id}-stop-details`}
            expandIcon={<ExpandMoreIcon />}
          >
            <Typography component="span" sx={{ fontWeight: 'medium' }}>
              {name}
            </Typography>
          </StartIconSummary>
          <AccordionDetails sx={{ paddingInlineStart: 6 }}>
            <Typography variant="body2">{text}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
