/** jsdom cannot create the event by which Docusaurus's storage tells its own tab about a change. */
export function supportStorageEvents() {
  const createEvent = document.createEvent.bind(document);
  document.createEvent = ((type: string) =>
    type === 'StorageEvent'
      ? new StorageEvent('storage')
      : createEvent(type)) as typeof document.createEvent;
}
