import type {} from '@mui/material/themeCssVarsAugmentation';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import FlagIcon from '@mui/icons-material/Flag';
import { styled } from '@mui/material/styles';

const DashedConnector = styled(TimelineConnector)(({ theme }) => ({
  width: 0,
  backgroundColor: 'transparent',
  borderInlineStart: '2px dashed',
  borderColor: (theme.vars || theme).palette.text.secondary,
}));

const Month = styled(TimelineOppositeContent)({ alignSelf: 'center' });

const Title = styled(TimelineContent)({ alignSelf: 'center' });

const Flag = styled(TimelineDot)(({ theme }) => ({
  borderRadius: 8,
  color: (theme.vars || theme).palette.background.paper,
  backgroundColor: (theme.vars || theme).palette.text.primary,
}));

const plan = [
  { date: '2024-06', month: 'June', title: 'Festival of the Sea' },
  { date: '2024-07', month: 'July', title: 'Youth crew, first week' },
  { date: '2024-08', month: 'August', title: 'Race to Lorient' },
];

export default function StyledParts() {
  return (
    <Timeline
      role="list"
      aria-label="Plan for the summer"
      sx={{ m: 0, width: '100%', maxWidth: 480 }}
    >
      {plan.map(({ date, month, title }, index) => (
        <TimelineItem key={date} sx={{ minHeight: 88 }}>
          <Month color="textSecondary">
            <time dateTime={date}>{month}</time>
          </Month>
          <TimelineSeparator>
            <DashedConnector sx={{ visibility: index > 0 ? 'visible' : 'hidden' }} />
            <Flag color="inherit">
              <FlagIcon />
            </Flag>
            <DashedConnector sx={{ visibility: index < plan.length - 1 ? 'visible' : 'hidden' }} />
          </TimelineSeparator>
          <Title>{title}</Title>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
