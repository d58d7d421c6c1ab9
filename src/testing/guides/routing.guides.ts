import { serveGuide } from './serveGuide';

const FOLDER = 'docs/material-ui/integrations/routing/_react-router';

describe(FOLDER, () => {
  const guide = serveGuide(FOLDER, ['vite', 'preview']);

  test('links, buttons and lists change the page without loading it again', async () => {
    const links = ['Timetable', 'Harbor', 'All departures', 'Harbor', 'Meet the crew'];
    expect(await guide.follows([...links, 'Shifts Who sails when', 'Crew'])).toBe(true);
  });
});
