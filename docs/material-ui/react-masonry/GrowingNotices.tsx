import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Masonry from '@mui/lab/Masonry';
import { notices } from './notices';

export default function GrowingNotices() {
  const boardId = React.useId();

  return (
    <Box sx={{ p: 2 }}>
      <Masonry columns={2} spacing={2} sequential>
        {notices.slice(0, 4).map(({ id, title, text }) => (
          <div key={id}>
            <Accordion variant="outlined" disableGutters defaultExpanded={id === 'lens'}>
              <AccordionSummary
                id={`${boardId}-${id}-title`}
                aria-controls={`${boardId}-${id}-text`}
                expandIcon={<ExpandMoreIcon />}
              >
                {title}
              </AccordionSummary>
              <AccordionDetails>
                <Typography variant="body2">{text}</Typography>
              </AccordionDetails>
            </Accordion>
          </div>
        ))}
      </Masonry>
    </Box>
  );
}
