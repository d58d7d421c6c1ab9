import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function ContactSection() {
  const id = React.useId();
  const [expanded, setExpanded] = React.useState(false);
  const [phone, setPhone] = React.useState('555-0142');
  const [draft, setDraft] = React.useState(phone);
  const summaryRef = React.useRef<HTMLDivElement>(null);

  const close = (saved: string) => {
    setPhone(saved);
    setDraft(saved);
    setExpanded(false);
    // The focused button disappears.
    summaryRef.current?.focus();
  };

  const save = (event: React.FormEvent) => {
    event.preventDefault();
    close(draft);
  };

  return (
    <Accordion
      expanded={expanded}
      onChange={(_event, next) => setExpanded(next)}
      sx={{ width: '100%', maxWidth: 520 }}
    >
      <AccordionSummary
        ref={summaryRef}
        id={`${id}-title`}
        aria-controls={`${id}-form`}
        expandIcon={<ExpandMoreIcon />}
      >
        <Typography component="span" sx={{ width: '40%', flexShrink: 0 }}>
          Text messages
        </Typography>
        <Typography component="span" color="textSecondary">
          {phone}
        </Typography>
      </AccordionSummary>
      <form onSubmit={save}>
        <AccordionDetails>
          <TextField
            name="phone"
            type="tel"
            autoComplete="tel"
            label="Phone for delays"
            required
            fullWidth
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
        </AccordionDetails>
        <AccordionActions>
          <Button onClick={() => close(phone)}>Cancel</Button>
          <Button type="submit">Save</Button>
        </AccordionActions>
      </form>
    </Accordion>
  );
}
