/** The least that a development server serves. */
export function App() {
  return (
    <main>
      <form>
        <input name="user" />
        <input name="password" type="password" />
      </form>
    </main>
  );
}
