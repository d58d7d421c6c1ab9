import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import type { TimelineItemProps } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';

const entries: { day: number; text: string; position?: TimelineItemProps['position'] }[] = [
  { day: 2, text: 'Yard: rudder hung' },
  { day: 6, text: 'Trust: last payment made', position: 'left' },
  { day: 9, text: 'Yard: ballast stowed' },
  { day: 11, text: 'Yard: sails bent on' },
  { day: 12, text: 'Trust: crew signed on', position: 'left' },
];

export default function ItemSides() {
  return (
    <Timeline
      role="list"
      aria-label="The last days before the launch"
      sx={{ m: 0, width: '100%', maxWidth: 520 }}
    >
      {entries.map(({ day, text, position }, index) => (
        <TimelineItem key={day} position={position}>
          <TimelineSeparator>
            <TimelineDot variant="outlined" color={position ? 'secondary' : 'primary'} />
            {index < entries.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            <Typography variant="caption" component="div" color="textSecondary">
              <time dateTime={`05-${String(day).padStart(2, '0')}`}>May {day}</time>
            </Typography>
            {text}
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
