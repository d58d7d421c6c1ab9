import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const oneLine = { '&:not(:last-of-type)': { borderBottom: 0 } };

export default function AccordionSurfaces() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <Accordion disableGutters variant="outlined" sx={oneLine}>
        <AccordionSummary
          id={`${id}-puffin`}
          aria-controls={`${id}-puffin-route`}
          expandIcon={<ExpandMoreIcon />}
        >
          <Typography component="span">MS Puffin</Typography>
        </AccordionSummary>
        <AccordionDetails>
          <Typography variant="body2">Newport to Tarn Island</Typography>
        </AccordionDetails>
      </Accordion>
      <Accordion disableGutters variant="outlined" sx={oneLine}>
        <AccordionSummary
          id={`${id}-tern`}
          aria-controls={`${id}-tern-route`}
          expandIcon={<ExpandMoreIcon />}
        >
          <Typography component="span">MS Tern</Typography>
        </AccordionSummary>
        <AccordionDetails>
          <Typography variant="body2">Newport to the lighthouse</Typography>
        </AccordionDetails>
      </Accordion>
    </Box>
  );
}
